/** The part of the library that is used, which has no types of its own. */
declare module 'jsbarcode/bin/barcodes/CODE128/index.js' {
  export class CODE128B {
    constructor(text: string, options: object);
    /** `data` has a 1 for each module of a bar and a 0 for each of a space. */
    encode(): { data: string };
  }
}
