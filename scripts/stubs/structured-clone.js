/** Takes the place of '@ungap/structured-clone' in the build (vite.config.ts): every browser we build for has its own. */
// biome-ignore lint/style/noDefaultExport: the package that it stands for has one
export default structuredClone;
