import type { Dialect } from './dialect';
import { asOnWindows, withBackslash, withPercent22 } from './names';

const host = '127.0.0.1:18211';
const page = `http://${host}/form`;
const plainText = (name: string) => [`Content-Disposition: form-data; name="${name}"`];
const pdf = (fileName: string) => [
  `Content-Disposition: form-data; name="cv"; filename="${fileName}"`,
  'Content-Type: application/pdf',
];
/** A form's line ends are those of the wire (HTML, "normalize newlines"). */
const withWireLineEnds = (value: string) => Buffer.from(value.replaceAll('\n', '\r\n'));

/** Browsers of ten years ago, with forms that they send by themselves. */
export const browsers: readonly Dialect[] = [
  {
    client: 'firefox-45',
    version: 'Firefox 45 (2016)',
    source: 'mozilla/gecko-dev, dom/html/nsFormSubmission.cpp of 2016: nsFSMultipartFormData, EncodeVal',
    headers: [
      `Host: ${host}`,
      'User-Agent: Mozilla/5.0 (Windows NT 6.1; WOW64; rv:45.0) Gecko/20100101 Firefox/45.0',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      'Accept-Language: en-US,en;q=0.5',
      'Accept-Encoding: gzip, deflate',
      `Referer: ${page}`,
      'Connection: keep-alive',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Content-Length: {length}',
    ],
    boundary: '---------------------------2928727951522621416',
    text: plainText,
    file: (fileName) => pdf(withBackslash(fileName)),
    write: withWireLineEnds,
  },
  {
    client: 'chrome-49',
    version: 'Chrome 49 (2016)',
    source: 'chromium/chromium, third_party/WebKit/Source/platform/network/FormDataEncoder.cpp of 2016',
    headers: [
      `Host: ${host}`,
      'Connection: keep-alive',
      'Content-Length: {length}',
      'Cache-Control: max-age=0',
      'Accept: text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8',
      `Origin: http://${host}`,
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/49.0.2623.112 Safari/537.36',
      'Content-Type: multipart/form-data; boundary={boundary}',
      `Referer: ${page}`,
      'Accept-Encoding: gzip, deflate',
      'Accept-Language: en-US,en;q=0.8',
    ],
    boundary: '----WebKitFormBoundaryZpsWFF5v1xFUnpEA',
    text: plainText,
    file: (fileName) => pdf(withPercent22(fileName)),
    write: withWireLineEnds,
  },
  {
    client: 'internet-explorer-11',
    version: 'Internet Explorer 11',
    source:
      'learn.microsoft.com, "Include local directory path when uploading files": on for sites of the intranet, the whole path is the name',
    headers: [
      'Accept: text/html, application/xhtml+xml, image/jxr, */*',
      `Referer: ${page}`,
      'Accept-Language: en-US',
      'User-Agent: Mozilla/5.0 (Windows NT 6.1; WOW64; Trident/7.0; rv:11.0) like Gecko',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Accept-Encoding: gzip, deflate',
      `Host: ${host}`,
      'Content-Length: {length}',
      'Connection: Keep-Alive',
      'Cache-Control: no-cache',
    ],
    boundary: '---------------------------7e01a92c503f8',
    text: plainText,
    file: (fileName) => pdf(`C:\\Users\\Rahima\\Documents\\${asOnWindows(fileName)}`),
    write: withWireLineEnds,
  },
];
