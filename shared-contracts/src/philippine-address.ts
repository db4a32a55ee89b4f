/**
 * What a Philippine phone number and postal code look like. Shop and provider check both by these
 * functions, so that the form refuses what the order would be refused for. An address abroad is not
 * checked: every country has rules of its own.
 */

/** True for a country's name that means the Philippines. */
export function isPhilippines(country: string): boolean {
  return /^(the )?(philippines|pilipinas|ph|phl)$/i.test(country.trim());
}

/** What people write between the digits of a phone number. */
const BETWEEN = /[\s().\-/]+/g;
/** Behind a company's number. */
const EXTENSION = /(?:ext|extension|loc|local)[.:]?\s*\d{1,6}$/i;

/** 0917 123 4567 or +63 917 123 4567. */
const MOBILE = /^(?:0|\+?63)9\d{9}$/;
/** With its area code: eight digits after Metro Manila's 2, seven after the two digits of others. */
const LANDLINE = /^(?:0|\+?63)(?:2\d{8}|[3-8]\d{8})$/;

/** Whether this is a Philippine mobile number, or a landline with its area code. */
export function isPhilippinePhone(phone: string): boolean {
  const digits = phone.replace(EXTENSION, '').replace(BETWEEN, '');
  return MOBILE.test(digits) || LANDLINE.test(digits);
}

/** Whether this is a Philippine postal code: four digits, of which not all are zero. */
export function isPhilippinePostalCode(code: string): boolean {
  return /^(?!0000)\d{4}$/.test(code.trim());
}

type Address = { country: string; postal_code: string; phone: string };

/** What is wrong with an address's postal code and phone number, in words for the shopper. */
export function philippineFaults(address: Address): { postal_code?: string; phone?: string } {
  if (!isPhilippines(address.country)) return {};
  return {
    ...(isPhilippinePostalCode(address.postal_code)
      ? {}
      : { postal_code: 'Please enter a postal code of 4 digits, such as 1100.' }),
    ...(isPhilippinePhone(address.phone)
      ? {}
      : {
          phone:
            'Please enter a mobile number such as 0917 123 4567, or a landline with its area code.',
        }),
  };
}
