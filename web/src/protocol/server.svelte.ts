// What the server offers, as far as it has told us.
export const server = $state({ ratings: false, known: false });
