import type { Dialect } from './dialect';
import { withBackslash } from './names';

const host = '127.0.0.1:18211';

/** Servers that call others, and tools. */
export const others: readonly Dialect[] = [
  {
    client: 'curl-7.29',
    version: 'curl 7.29 (2013, as in CentOS 7)',
    source: 'curl/curl of 2013, lib/formdata.c, and lib/http.h: EXPECT_100_THRESHOLD 1024',
    headers: [
      'User-Agent: curl/7.29.0',
      `Host: ${host}`,
      'Accept: */*',
      'Content-Length: {length}',
      'Expect: 100-continue',
      'Content-Type: multipart/form-data; boundary={boundary}',
    ],
    boundary: '----------------------------6cc8c8f4ba2b',
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${withBackslash(fileName)}"`,
      'Content-Type: application/octet-stream',
    ],
  },
  {
    client: 'insomnia',
    version: 'Insomnia 9',
    source: 'Kong/insomnia, packages/insomnia/src/main/network/multipart.ts',
    headers: [
      `Host: ${host}`,
      'User-Agent: insomnia/9.3.3',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Accept: */*',
      'Content-Length: {length}',
    ],
    boundary: 'X-INSOMNIA-BOUNDARY',
    text: (name) => [`Content-Disposition: form-data; name="${name}"`],
    file: (fileName) => [
      `Content-Disposition: form-data; name="cv"; filename="${withBackslash(fileName)}"`,
      'Content-Type: application/pdf',
    ],
  },
  {
    client: 'elixir-hackney',
    version: 'hackney 1',
    source: 'benoitc/hackney, src/hackney_multipart.erl: mp_data_header, mp_file_header',
    headers: [
      `Host: ${host}`,
      'User-Agent: hackney/1.20.1',
      'Content-Type: multipart/form-data; boundary={boundary}',
      'Content-Length: {length}',
    ],
    boundary: '---------------------------nydpmxwlbztheqkf',
    text: (name, written) => [
      `content-length: ${written.length}`,
      'content-type: application/octet-stream',
      `content-disposition: form-data; name="${name}"`,
    ],
    file: (fileName, size) => [
      `content-length: ${size}`,
      'content-type: application/pdf',
      `content-disposition: form-data; name="cv"; filename="${fileName}"`,
    ],
  },
  {
    client: 'spring-resttemplate-5',
    version: 'Spring 5.1 RestTemplate',
    source: 'spring-projects/spring-framework 5.1, http/converter/FormHttpMessageConverter.java',
    headers: [
      'Accept: text/plain, application/json, application/*+json, */*',
      'Content-Type: multipart/form-data;charset=UTF-8;boundary={boundary}',
      'User-Agent: Java/11.0.21',
      `Host: ${host}`,
      'Connection: keep-alive',
      'Content-Length: {length}',
    ],
    boundary: 'K-vAO3Q5sQnZ8_kmK6oIkl5t1aZ9zMBDzqYSJXs',
    text: (name, written) => [
      `Content-Disposition: form-data; name="${name}"`,
      'Content-Type: text/plain;charset=UTF-8',
      `Content-Length: ${written.length}`,
    ],
    file: (fileName, size) => [
      `Content-Disposition: form-data; name="cv"; filename="${withBackslash(fileName)}"`,
      'Content-Type: application/pdf',
      `Content-Length: ${size}`,
    ],
  },
  {
    client: 'java-jersey-3',
    version: 'Jersey 3.1 client, FileDataBodyPart',
    source: 'eclipse-ee4j/jersey, media/multipart: MultiPartWriter.java, ContentDisposition.java',
    headers: [
      'Content-Type: multipart/form-data;boundary={boundary}',
      'MIME-Version: 1.0',
      'User-Agent: Jersey/3.1.3 (HttpUrlConnection 17.0.9)',
      `Host: ${host}`,
      'Accept: text/html, image/gif, image/jpeg, */*; q=0.2',
      'Connection: keep-alive',
      'Content-Length: {length}',
    ],
    boundary: 'Boundary_1_1361474_1669085000000',
    text: (name) => ['Content-Type: text/plain', `Content-Disposition: form-data; name="${name}"`],
    file: (fileName, size) => {
      const date = 'modification-date="Sun, 22 Nov 2026 02:31:57 GMT"';
      return [
        'Content-Type: application/pdf',
        `Content-Disposition: form-data; filename="${fileName}"; ${date}; size=${size}; name="cv"`,
      ];
    },
  },
];
