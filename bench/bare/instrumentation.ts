/** Empty: without this file the bundler takes the repository's. */
export function register(): void {}
