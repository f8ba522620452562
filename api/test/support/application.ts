import type { InjectOptions } from 'fastify';
import { application } from '../../../src/contract/forms/application';
import { pdf } from './documents';
import { dataFolder, writeFiles } from './folders';
import { jobFile } from './jobs';
import { bodyWithFiles, post, type SentFile } from './multipart';

export const cv: SentFile = { filename: 'জীবনবৃত্তান্ত.pdf', data: pdf, type: 'application/pdf' };

/** A small catalogue with the job that is applied for. */
export function dataWithJob(): string {
  const folder = dataFolder();
  writeFiles(folder, { 'live/jobs/engineer.json': jobFile({ title: 'Software Engineer', deadline: '2099-12-31' }) });
  return folder;
}

/** The fields of an application that is accepted, without its file. */
export function applying(changes: Record<string, string> = {}): Record<string, string> {
  return {
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '+8801711000000',
    address: 'Dhaka',
    apply_for: 'Software Engineer',
    experience: '0-2 years',
    education: 'Masters / MBA / MSC or Equivalent',
    ...changes,
  };
}

/** The request in which our own page sends an application. */
export function apply(
  files: Record<string, SentFile> = { cv },
  fields = applying({ consent: 'yes', page: '/join-us' }),
  headers: Record<string, string> = {},
): InjectOptions & { url: string } {
  return { ...post({}, headers), url: application.path, payload: bodyWithFiles(fields, files) };
}
