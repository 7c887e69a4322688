/* A bot over the engine protocol, in C. Try it:
   cc -O2 -o my_bot examples/engine_bot.c && thurntaxis arena exec:./my_bot easy
   It looks for the few words that it needs instead of reading all of the JSON. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char legal[1 << 16]; /* the legal actions of the last view: "take ulm","take supply",... */

/* Keep the list of legal actions, which has no brackets inside. */
static void remember(const char *line) {
    const char *start = strstr(line, "\"legal\":");
    const char *end = start ? strchr(start, ']') : NULL;
    legal[0] = '\0';
    if (end == NULL || (size_t)(end - start) >= sizeof legal) return;
    start = strchr(start, '[') + 1;
    memcpy(legal, start, end - start);
    legal[end - start] = '\0';
}

/* The first legal action that begins so, with its closing quote cut off. */
static int find(const char *beginning, char *action, size_t room) {
    const char *start = strstr(legal, beginning), *end;
    if (start == NULL || (end = strchr(start + 1, '"')) == NULL || (size_t)(end - start) > room) return 0;
    memcpy(action, start + 1, end - start - 1);
    action[end - start - 1] = '\0';
    return 1;
}

static void answer(const char *line) {
    static const char *wishes[] = {"\"close\"", "\"left ", "\"right ", "\"house ", "\"take ", "\""};
    const char *id = strstr(line, "\"id\":");
    char action[64] = "";
    for (size_t wish = 0; wish < sizeof wishes / sizeof *wishes; wish++)
        if (find(wishes[wish], action, sizeof action)) break;
    printf("{\"type\":\"action\",\"id\":%ld,\"action\":\"%s\"}\n", id ? strtol(id + 5, NULL, 10) : 0L, action);
}

int main(void) {
    char *line = NULL;
    size_t room = 0;
    while (getline(&line, &room, stdin) > 0) {
        if (strstr(line, "\"view\":")) remember(line);
        else if (strstr(line, "\"hello\""))
            puts("{\"type\":\"hello\",\"protocol\":\"thurntaxis-engine/1\",\"name\":\"Example\",\"author\":\"you\"}");
        else if (strstr(line, "\"go\"")) answer(line);
        else if (strstr(line, "\"quit\"")) break;
        fflush(stdout);
    }
    free(line);
    return 0;
}
