import { isPhilippinePostalCode, isPhilippines } from 'shared-contracts/philippine-address';
import { describe, expect, it } from 'vitest';
import { philippineProvinces } from '../src/address/philippine-places';
import { postalCodesOf } from '../src/address/postal-codes';

const provinces = philippineProvinces();
const citiesOf = (name: string) =>
  provinces.find((province) => province.name === name)?.cities ?? [];

describe('the places of the Philippines', () => {
  it('are its 82 provinces and Metro Manila, by the alphabet, each with cities', () => {
    expect(provinces).toHaveLength(83);
    const names = provinces.map(({ name }) => name);
    expect([...names].sort((one, other) => one.localeCompare(other, 'en-PH'))).toEqual(names);
    expect(names).toEqual(expect.arrayContaining(['Maguindanao del Norte', 'Davao de Oro']));
    expect(provinces.filter(({ cities }) => cities.length === 0)).toEqual([]);
  });

  it('have 149 cities, and each city and municipality once in its province', () => {
    const all = provinces.flatMap(({ cities }) => cities);
    expect(all).toHaveLength(1642);
    expect(all.filter((name) => /\bCity\b|^Manila$/.test(name))).toHaveLength(149);
    for (const { name, cities } of provinces)
      expect([name, cities]).toEqual([name, [...new Set(cities)]]);
  });

  it.each([
    ['Metro Manila', ['Manila', 'Quezon City', 'Makati City', 'Las Piñas City', 'Pateros']],
    ['Cebu', ['Cebu City', 'Mandaue City', 'Lapu-Lapu City', 'Bantayan']],
    ['Misamis Oriental', ['Cagayan de Oro City', 'El Salvador City']],
    ['Davao del Sur', ['Davao City', 'Digos City']],
    ['Basilan', ['Isabela City', 'Lamitan City']],
    ['Maguindanao del Norte', ['Cotabato City']],
    ['Cotabato', ['Kidapawan City', 'Pahamuddin']],
    ['Nueva Ecija', ['Science City of Muñoz']],
    ['Occidental Mindoro', ['Abra de Ilog']],
  ])('%s has its cities as people write them', (province, cities) => {
    expect(citiesOf(province)).toEqual(expect.arrayContaining(cities));
  });

  it('offer a postal code for the larger cities, by the very names of the list', () => {
    const offered = provinces.flatMap(({ name, cities }) => {
      const codes = postalCodesOf(name);
      expect(cities).toEqual(expect.arrayContaining(Object.keys(codes)));
      return Object.values(codes);
    });
    expect(offered.filter((code) => !isPhilippinePostalCode(code))).toEqual([]);
    expect(offered.length).toBeGreaterThan(80);
    expect(postalCodesOf('Metro Manila')['Quezon City']).toBe('1100');
  });

  it('leave out the districts of Manila', () => {
    expect(citiesOf('Metro Manila')).toHaveLength(17);
  });

  it.each([
    ['Philippines', true],
    [' the philippines ', true],
    ['PH', true],
    ['Japan', false],
    ['', false],
  ])('a country called %j is the Philippines: %s', (country, is) => {
    expect(isPhilippines(country)).toBe(is);
  });
});
