// Stands in for the package "server-only", which throws outside of Next.
export {};
