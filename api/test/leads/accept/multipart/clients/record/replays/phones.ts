import type { Dialect } from './dialect';
import { withPercent22 } from './names';

const host = '127.0.0.1:18211';
const okhttp = ['Content-Type: multipart/form-data; boundary={boundary}', 'Content-Length: {length}', `Host: ${host}`];
const uuid = '0b4f8a2e-5a57-4c3f-9a0e-6f2d1c8b7e90';
const isAscii = (value: string) => /^[\0-\x7f]*$/.test(value);

/** Dart marks texts that are not ASCII, and those with line ends. */
const dartText = (name: string, _: Buffer, value: string) => {
  const disposition = `content-disposition: form-data; name="${name}"`;
  if (isAscii(value)) return [disposition];
  return [disposition, 'content-type: text/plain; charset=utf-8', 'content-transfer-encoding: binary'];
};
const dartHeaders = [
  'user-agent: Dart/3.4 (dart:io)',
  'content-type: multipart/form-data; boundary={boundary}',
  'accept-encoding: gzip',
  'content-length: {length}',
  `host: ${host}`,
];

/** Apps on phones. */
export const phones: readonly Dialect[] = [
  {
    client: 'android-okhttp-5',
    version: 'OkHttp 5.0.0',
    source: 'square/okhttp, MultipartBody.kt: parts have no Content-Length since 5.0.0',
    headers: [...okhttp, 'Connection: Keep-Alive', 'Accept-Encoding: gzip', 'User-Agent: okhttp/5.0.0'],
    boundary: uuid,
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${withPercent22(fileName)}"`,
      'Content-Type: application/pdf',
    ],
  },
  {
    client: 'android-retrofit-2',
    version: 'Retrofit 2.9.0, OkHttp 4.9.3',
    source: 'square/retrofit, RequestFactory.java (@Part); square/okhttp, MultipartBody.kt',
    headers: [...okhttp, 'Connection: Keep-Alive', 'Accept-Encoding: gzip', 'User-Agent: okhttp/4.9.3'],
    boundary: uuid,
    text: (name, written) => [
      `Content-Disposition: form-data; name="${name}"`,
      'Content-Transfer-Encoding: binary',
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${written.length}`,
    ],
    file: (fileName, size) => [
      `Content-Disposition: form-data; name="cv"; filename="${withPercent22(fileName)}"`,
      'Content-Type: application/pdf',
      `Content-Length: ${size}`,
    ],
  },
  {
    client: 'react-native-android',
    version: 'React Native 0.74, OkHttp 4.9.2',
    source: 'facebook/react-native, packages/react-native/Libraries/Network/FormData.js; NetworkingModule.java',
    headers: [...okhttp, 'Connection: Keep-Alive', 'Accept-Encoding: gzip', 'User-Agent: okhttp/4.9.2'],
    boundary: uuid,
    text: (name, written) => [`content-disposition: form-data; name="${name}"`, `Content-Length: ${written.length}`],
    file: (fileName, size) => [
      `content-disposition: form-data; name="cv"; filename="${encodeURIComponent(fileName)}"`,
      'Content-Type: application/pdf',
      `Content-Length: ${size}`,
    ],
  },
  {
    client: 'flutter-http',
    version: 'Dart http 1.2',
    source: 'dart-lang/http, pkgs/http/lib/src/multipart_request.dart',
    headers: dartHeaders,
    boundary: 'dart-http-boundary-+5Jp_.c0FSbGHOxxBxvaOmnYIQ9MQgI2WEJw4Dd7-1NuZTrLaKe',
    text: dartText,
    file: (fileName) => [
      'content-type: application/pdf',
      `content-disposition: form-data; name="cv"; filename="${withPercent22(fileName)}"`,
    ],
  },
  {
    client: 'flutter-dio',
    version: 'dio 5.0',
    source: 'cfug/dio, dio/lib/src/form_data.dart',
    headers: dartHeaders,
    boundary: '--dio-boundary-3217426789',
    text: dartText,
    file: (fileName) => [
      `content-disposition: form-data; name="cv"; filename="${withPercent22(fileName)}"`,
      'content-type: application/pdf',
    ],
  },
  {
    client: 'ios-alamofire',
    version: 'Alamofire 5.8',
    source: 'Alamofire/Alamofire, Source/MultipartFormData.swift',
    headers: [
      `Host: ${host}`,
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Connection: keep-alive',
      'Accept: */*',
      'User-Agent: Jobs/1.0 (com.example.jobs; build:1; iOS 17.4.0) Alamofire/5.8.1',
      'Accept-Language: bn-BD;q=1.0, en-BD;q=0.9',
      'Content-Length: {length}',
      'Accept-Encoding: br;q=1.0, gzip;q=0.9, deflate;q=0.8',
    ],
    boundary: 'alamofire.boundary.5f3759df0badf00d',
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${fileName}"`,
      'Content-Type: application/pdf',
    ],
  },
  {
    client: 'ios-afnetworking',
    version: 'AFNetworking 4.0',
    source: 'AFNetworking/AFNetworking, AFURLRequestSerialization.m',
    headers: [
      `Host: ${host}`,
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Connection: keep-alive',
      'Accept: */*',
      'User-Agent: Jobs/1.0 (iPhone; iOS 12.5; Scale/2.00)',
      'Accept-Language: bn-BD;q=1, en-BD;q=0.9',
      'Content-Length: {length}',
      'Accept-Encoding: gzip, deflate',
    ],
    boundary: 'Boundary+1BADB002CAFEBABE',
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      'Content-Type: application/pdf',
      `Content-Disposition: form-data; name="cv"; filename="${fileName}"`,
    ],
  },
];
