import { places } from './places';

/** Keys whose value decides here. Which of two values another program takes is anybody's guess. */
export const deciding = new Set<string>([
  ...places.keys(),
  ...[
    '/S',
    '/JS',
    '/A',
    '/PA',
    '/AA',
    '/NA',
    '/OpenAction',
    '/Next',
    '/URI',
    '/URL',
    '/Base',
    '/EF',
    '/XFA',
    '/Scripts',
  ],
  ...['/ByteRange', '/Contents', '/RV', '/RC', '/DS'],
  ...['/OnInstantiate', '/FontMatrix', '/AcroForm', '/Root', '/Pages', '/Kids'],
  ...['/Subtype', '/Subtype2', '/PS', '/FunctionType', '/3DA', '/Activation', '/Condition'],
]);
