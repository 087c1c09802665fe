declare namespace NodeJS {
  interface ProcessEnv {
    /** What Gatsby's webpack is making. It writes the value out, and leaves out of each stage what that never runs. */
    readonly BUILD_STAGE?: string;
  }
}
