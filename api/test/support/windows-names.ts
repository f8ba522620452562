/** Every way to write a folder of another computer that Windows follows, and so tells it who is signed in. */
export const servers = [
  '\\\\evil.example\\x.dotm',
  '//evil.example/x.dotm',
  '\\/evil.example/x.dotm',
  '/\\evil.example\\x.dotm',
  'file://evil.example/x.dotm',
  'file:////evil.example/x.dotm',
  'file://///evil.example/x.dotm',
  'file:\\\\evil.example\\x.dotm',
  'file:\\\\\\\\evil.example\\x.dotm',
  'file:/\\/\\evil.example/x.dotm',
  'FILE:////evil.example/x.dotm',
  '  file:////evil.example/x.dotm',
  'fi&#9;le:////evil.example/x.dotm',
  'file:///%5C%5Cevil.example%5Cx.dotm',
  'file:%2F%2Fevil.example/x.dotm',
  '%5c%5cevil.example/x.dotm',
  '%255c%255cevil.example/x.dotm',
  'file:////10.0.0.1/x.dotm',
  'file:////evil@ssl/x.dotm',
  'file:////Users.evil.example/x/y.dotm',
  '\\\\?\\UNC\\evil.example\\x.dotm',
];

/** Other names under which a program may come to a network, or to what is no plain file of a computer. */
export const networkPaths = [
  '\\??\\UNC\\evil.example\\x.dotm',
  '/??/UNC/evil.example/x.dotm',
  '%5c??%5cUNC%5cevil.example%5cx.dotm',
  '\\Device\\Mup\\evil.example\\x.dotm',
  '\\GLOBAL??\\UNC\\evil.example\\x.dotm',
  '\\ \\evil.example\\x.dotm',
  '/ /evil.example/x.dotm',
  '\\evil.example\\x.dotm',
  '.\\\\\\evil.example\\x.dotm',
  '..//evil.example/x.dotm',
  '../../../../net/evil.example/s/x.dotm',
  '../net/evil.example/s/x.dotm',
  '../var/run/user/1000/gvfs/evil/x.dotm',
  '../../Network/Servers/evil.example/x.dotm',
  '..\\afs\\evil.example\\x.dotm',
  'a/../.././net/evil.example/x.dotm',
  'file:../net/evil.example/x.dotm',
  '/var/run/../dev/zero',
  '../../misc/evil.example/x.dotm',
  'file:////users/share/x.dotm',
  'file:////volumes/share/x.dotm',
  'file:/evil.example/x.dotm',
  'file:///evil.example/x.dotm',
  'UNC:evil.example:x.dotm',
];

/** Paths that begin on the computer and lead to another one, when a browser or Windows has made them shorter. */
export const twistedPaths = [
  ...[
    'file:///tmp/..//evil.example/x.dotm',
    'file:///tmp/%2e%2E/%2Fevil.example/x.dotm',
    'file:///.//evil.example/x.dotm',
  ],
  ...['file:///..//evil.example/x.dotm', 'file:///tmp/a/../..//evil.example/x.dotm', 'file:///tmp/.. //evil.example/x'],
  ...['file:////Users/x/Library/../../../evil.example/share/x.dotm', 'file:////Users/./Library/x/y.dotm'],
  ...[
    'file://localhost//evil.example/x.dotm',
    'file://localhost/%2F%2Fevil.example/x',
    'file://LOCALHOST\\\\evil.example\\x',
  ],
  ...['file://localhost/.//evil.example/x.dotm', 'file:///?/UNC/evil.example/x', 'file:///./UNC/evil.example/x'],
  ...['file:///??/UNC/evil.example/x', 'file:///GLOBALROOT/Device/Mup/evil.example/x', 'file:..//evil.example/x'],
  ...['/.//evil.example/x.dotm', '/..//evil.example/x.dotm', '/./UNC/evil.example/x', '\\tmp\\..\\\\evil.example\\x'],
  ...['C:\\..\\\\evil.example\\x.dotm', 'file:///C:/..//evil.example/x', 'file:///c|/a/../../../evil.example/x'],
  'file://c:x@evil.example/share/x.dotm',
];

/** What Windows runs when it is opened. */
export const programNames = (
  'a.exe a.scr a.pif a.bat a.cmd a.js a.jse a.vbs a.vbe a.wsf a.wsh a.msi a.cpl a.reg a.scf a.url a.lnk a.hta a.ps1 ' +
  'a.jar a.chm a.mht a.docm a.xlsm a.iso a.library-ms a.settingcontent-ms a.appref-ms a.xll a.one'
).split(' ');

/** What no document carries either, though addresses and names of none but files end so as well. */
export const otherNames = ['a.com', 'a.html', 'a.rtf', 'a'];
