/** What a new customer need not type: the account's name, and the place of a postal code. */
import { expect, test } from 'vitest';
import { philippineProvinces } from '../src/address/philippine-places';
import { placeOfCode } from '../src/address/place-of-code';
import { namePartsOf } from '../src/checkout/name-parts';

test.each([
  ['Maria Santos', 'Maria', 'Santos'],
  ['Juan dela Cruz', 'Juan', 'dela Cruz'],
  ['Maria Clara de los Santos', 'Maria Clara', 'de los Santos'],
  ['Ana Sta. Maria', 'Ana', 'Sta. Maria'],
  ['  José   Rizal ', 'José', 'Rizal'],
  ['Santos', 'Santos', ''],
  ['De Guzman', 'De', 'Guzman'],
  ['', '', ''],
])('%j is %j of the family %j', (name, first_name, last_name) => {
  expect(namePartsOf(name)).toEqual({ first_name, last_name });
});

const provinces = philippineProvinces();

test.each([
  ['1100', { state: 'Metro Manila', city: 'Quezon City' }],
  ['6000', { state: 'Cebu', city: 'Cebu City' }],
  ['9999', null],
  ['', null],
])('the code %j leads to %j', (code, place) => {
  expect(placeOfCode(provinces, code)).toEqual(place);
});

test('each place that a code leads to can be chosen', () => {
  const codes = provinces.flatMap((province) => Object.values(province.codes));
  const places = codes.map((code) => placeOfCode(provinces, code));
  const listed = places.every(
    (place) =>
      place === null ||
      provinces.some(({ name, cities }) => name === place.state && cities.includes(place.city)),
  );
  expect(listed).toBe(true);
  expect(places.filter((place) => place === null)).toEqual([]);
});
