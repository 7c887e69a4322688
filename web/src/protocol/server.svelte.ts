// What the server at the other end offers, as far as it has said so.
export const server = $state({ ratings: false });
