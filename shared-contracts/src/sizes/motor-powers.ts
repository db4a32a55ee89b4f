/** Motors: the pairs of kilowatts and horsepower that the trade sells as one (IEC 60072, NEMA MG 1). */

const HORSEPOWER: Readonly<Record<string, string>> = {
  '0.12': '1/6',
  '0.18': '1/4',
  '0.25': '1/3',
  '0.37': '1/2',
  '0.55': '3/4',
  '0.75': '1',
  '1.1': '1.5',
  '1.5': '2',
  '2.2': '3',
  '3.7': '5',
  '4': '5.5',
  '5.5': '7.5',
  '7.5': '10',
  '11': '15',
  '15': '20',
  '18.5': '25',
  '22': '30',
  '30': '40',
  '37': '50',
  '45': '60',
  '55': '75',
  '75': '100',
};

const PAIRS = Object.entries(HORSEPOWER);
const valueOf = (text: string) => {
  const [over = '', under = '1'] = text.split('/');
  return Number(over) / Number(under);
};

/** The horsepower that a motor of so many kilowatts is sold by: '1' for 0.75; undefined where there is none. */
export const horsepowerOf = (kilowatts: number): string | undefined =>
  PAIRS.find(([each]) => Number(each) === kilowatts)?.[1];

/** The kilowatts that a motor of so much horsepower is sold by: '0.75' for 1; undefined where there is none. */
export const kilowattsOf = (horsepower: number): string | undefined =>
  PAIRS.find(([, each]) => Math.abs(valueOf(each) - horsepower) < 0.01)?.[0];
