const config = { plugins: { "@tailwindcss/postcss": { optimize: false } } };

export default config;
