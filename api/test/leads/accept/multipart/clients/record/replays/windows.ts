import type { Dialect } from './dialect';
import { asEncodedWord, asOnWindows, extended } from './names';
import { quotedPrintable } from './quoted-printable';

const host = '127.0.0.1:18211';
const guid = '7c0f6f6e-3f5b-4a58-9a1b-0d6f5a1f6f0e';

/** Programs and scripts on Windows. */
export const windows: readonly Dialect[] = [
  {
    client: 'powershell-7',
    version: 'PowerShell 7.4, Invoke-WebRequest -Form',
    source: 'PowerShell/PowerShell, WebCmdlet/Common/WebRequestPSCmdlet.Common.cs: GetMultipartFileContent',
    headers: [
      `Host: ${host}`,
      'User-Agent: Mozilla/5.0 (Windows NT 10.0; Microsoft Windows 10.0.19045; en-US) PowerShell/7.4.1',
      'Accept-Encoding: gzip, deflate, br',
      'Content-Type: multipart/form-data; boundary="{boundary}"',
      'Content-Length: {length}',
    ],
    boundary: guid,
    text: (name) => ['Content-Type: text/plain; charset=utf-8', `Content-Disposition: form-data; name=${name}`],
    file: (fileName) => [dotnetDisposition(asOnWindows(fileName)), 'Content-Type: application/octet-stream'],
  },
  {
    client: 'powershell-5.1-by-hand',
    version: 'Windows PowerShell 5.1, Invoke-RestMethod with a body made by hand',
    source: 'blog.majcica.com/2016/01, "Multipart/form-data requests"; .NET Framework asks with Expect: 100-continue',
    headers: [
      'User-Agent: Mozilla/5.0 (Windows NT; Windows NT 10.0; en-US) WindowsPowerShell/5.1.19041.1682',
      'Content-Type: multipart/form-data; boundary="{boundary}"',
      `Host: ${host}`,
      'Content-Length: {length}',
      'Expect: 100-continue',
      'Connection: Keep-Alive',
    ],
    boundary: guid,
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${asOnWindows(fileName)}"`,
      'Content-Type: application/octet-stream',
    ],
  },
  {
    client: 'excel-winhttp-by-hand',
    version: 'VBA, WinHttpRequest.5.1 with a body made by hand',
    source: 'developerfusion.com/article/3272, "POSTing form data to a web page": the body begins with a line end',
    headers: [
      'Connection: Keep-Alive',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Accept: */*',
      'User-Agent: Mozilla/4.0 (compatible; Win32; WinHttp.WinHttpRequest.5)',
      'Content-Length: {length}',
      `Host: ${host}`,
    ],
    boundary: '3fbd04f5-b1ed-4060-99b9-fca7ff59c113',
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${asOnWindows(fileName)}"`,
      'Content-Type: application/upload',
    ],
    opening: '\r\n',
  },
  {
    client: 'delphi-indy',
    version: 'Delphi, Indy 10 TIdMultiPartFormDataStream',
    source: 'IndySockets/Indy, Lib/Protocols/IdMultipartFormData.pas',
    protocol: 'HTTP/1.0',
    headers: [
      'Connection: keep-alive',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Content-Length: {length}',
      `Host: ${host}`,
      'Accept: text/html, */*',
      'Accept-Encoding: identity',
      'User-Agent: Mozilla/3.0 (compatible; Indy Library)',
    ],
    boundary: '--------112226023157482',
    text: (name) => [
      `Content-Disposition: form-data; name="${name}"`,
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: quoted-printable',
    ],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${asEncodedWord(asOnWindows(fileName), 'UTF-8')}"`,
      'Content-Type: application/pdf',
      'Content-Transfer-Encoding: binary',
    ],
    write: (value) => Buffer.from(quotedPrintable(value.replaceAll('\n', '\r\n'))),
  },
];

/** ContentDispositionHeaderValue: tokens as they are, other ASCII in quotes, the rest as an encoded word in quotes. */
function dotnetDisposition(fileName: string): string {
  const isToken = /^[\w.-]+$/.test(fileName);
  const plain = isToken ? fileName : `"${asEncodedWord(fileName, 'utf-8')}"`;
  return `Content-Disposition: form-data; name=cv; filename=${plain}; filename*=${extended(fileName)}`;
}
