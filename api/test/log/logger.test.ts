import { loggerOptions } from '../../src/log/logger';

test('of an error, only its type, message and stack are logged: drivers hang the values of the statement on it', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@b.example)' });
  const logged = loggerOptions('info').serializers?.err?.(error);
  expect(Object.keys(logged ?? {}).sort()).toEqual(['message', 'stack', 'type']);
  expect(JSON.stringify(logged)).not.toContain('a@b.example');
});
