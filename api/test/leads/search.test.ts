import { finder } from '../../src/leads/search';

const lead = (digits: string) => ({ id: 'KS-0000000001', digits, text: 'rahima' });

test.each(['8801711223344', '01711223344', '1711223344', '008801711223344'])(
  'a number that a visitor typed as %s is found however the telephone writes it',
  (digits) => {
    for (const typed of [
      '+880 1711-223344',
      '8801711223344',
      '00880 1711 223344',
      '01711223344',
      '1711 223344',
      '22334',
    ])
      expect([typed, finder(typed)(lead(digits))]).toEqual([typed, true]);
    for (const typed of ['+8801711223345', '01811223344'])
      expect([typed, finder(typed)(lead(digits))]).toEqual([typed, false]);
  },
);
