/** The shop's identity and settings, which every remote reads from `host.config`. */

export type ShopConfig = {
  name: string;
  legalName: string;
  tagline: string;
  /** Absolute, without a slash at the end: canonical links start with it. */
  origin: string;
  address: { lines: string[]; city: string; region: string; postalCode: string; country: string };
  emails: { label: string; address: string }[];
  phones: { label: string; number: string }[];
  hours: string;
  /** Where orders are handed out, in one line, where that is not the main office. */
  pickup?: string | undefined;
  map: { latitude: number; longitude: number; label: string };
  /** `pickup`: delivery is temporarily unavailable (our reading of the specification). */
  fulfilment: 'pickup';
  foundedYear: number;
  /** Whether what a price is with VAT stands beside it; missing where the shop doesn't say it. */
  pricesWithVat?: boolean;
  /** Whether customers can stay signed in on a browser; missing where the provider has no calls for it. */
  persistentSignIn?: true | undefined;
};
