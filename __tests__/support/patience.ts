// How long a test takes says something about the machine, which may be busy, and not about the product: this only ends
// what hangs. A test that works for longer on purpose says so itself.
jest.setTimeout(90_000);
