"""WebSockets: the protocol, the endpoint, and what is said over one of them."""
