import { describe, expect, it } from 'vitest';
import { isPhilippinePhone, philippineFaults } from '../src/philippine-address';

describe('a Philippine phone number', () => {
  it.each([
    '09171234567',
    '0917 123 4567',
    '+63 917 123 4567',
    '(02) 8123 4567',
    '+63 2 8123-4567',
    '032 234 5678',
    '(02) 8123 4567 loc. 12',
  ])('is %s', (phone) => {
    expect(isPhilippinePhone(phone)).toBe(true);
  });

  it.each(['', '12', '8123 4567', '0917 123 456', '0917 123 45678', '+1 212 555 0100', 'call me'])(
    'is not %j',
    (phone) => {
      expect(isPhilippinePhone(phone)).toBe(false);
    },
  );
});

describe('the faults of an address', () => {
  const address = { country: 'Philippines', postal_code: '1100', phone: '0917 123 4567' };
  it('are none where the country is another', () => {
    const abroad = { country: 'Japan', postal_code: '530-0001', phone: '06-6341-0000' };
    expect(philippineFaults(abroad)).toEqual({});
  });

  it.each(['', '12', '12345', '0000', 'A100'])('name the postal code %j', (postal_code) => {
    expect(Object.keys(philippineFaults({ ...address, postal_code }))).toEqual(['postal_code']);
  });
});
