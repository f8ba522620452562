import type { InjectOptions } from 'fastify';
import { answersTo } from '../../../kit/answers';
import { writeFiles } from '../../../kit/folders';
import type { SentFile } from '../../../kit/multipart';
import { application } from '../../../src/contract/forms/application';
import { pdf } from './documents';
import { dataFolder } from './folders';
import { jobFile } from './jobs';
import { bodyWithFiles, post } from './multipart';

export const cv: SentFile = { filename: 'জীবনবৃত্তান্ত.pdf', data: pdf, type: 'application/pdf' };

/** A small catalogue with the job that is applied for. */
export function dataWithJob(): string {
  const folder = dataFolder();
  writeFiles(folder, { 'live/jobs/engineer.json': jobFile({ title: 'Software Engineer', deadline: '2099-12-31' }) });
  return folder;
}

/** The fields of an application that is accepted, without its file. */
export function applying(changes: Record<string, string> = {}): Record<string, string> {
  return answersTo(application, changes);
}

/** The request in which our own page sends an application. */
export function apply(
  files: Record<string, SentFile> = { cv },
  fields = applying({ consent: 'yes', page: '/join-us' }),
  headers: Record<string, string> = {},
): InjectOptions & { url: string } {
  return { ...post({}, headers), url: application.path, payload: bodyWithFiles(fields, files) };
}
