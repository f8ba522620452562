import { caseless } from '../../../src/leads/store/address';

test.each(['Info@BÜCHER.example', 'info@bu\u0308cher.example', ' info@XN--bcher-kva.example'])(
  'staff find whoever is stored as info@xn--bcher-kva.example by %s',
  (email) => expect(caseless(email)).toBe('info@xn--bcher-kva.example'),
);
