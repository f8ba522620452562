/** What is used of gatsby-plugin-sharp's worker, which comes without types. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  /** Pictures to make of one file. */
  interface PictureJob {
    inputPaths: readonly { path: string; contentDigest: string }[];
    outputDir: string;
    args: {
      /** In `gatsby develop`: nothing is made until a browser asks for it. */
      isLazy: boolean;
      operations: readonly { outputPath: string; args: object }[];
      pluginOptions: object;
    };
  }
  const worker: { IMAGE_PROCESSING: (job: PictureJob) => Promise<unknown> };

  export type { PictureJob };
  export default worker;
}
