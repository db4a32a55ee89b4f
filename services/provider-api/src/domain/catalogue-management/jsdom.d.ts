declare module 'jsdom' {
  /** A document without a screen; this declares only what the sanitiser uses. */
  export class JSDOM {
    constructor(html: string, options: { url: string });
    readonly window: Window & typeof globalThis;
  }
}
