declare module 'jsdom' {
  /** A document without a screen; only what the sanitiser needs of it is said here. */
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: Window & typeof globalThis;
  }
}
