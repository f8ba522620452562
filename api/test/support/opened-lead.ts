import type { Lead } from '../../src/leads/store/lead';
import type { Desk, Member } from './desk';
import { newLead } from './leads';
import type { eachTestHasStore } from './stores';

/** What Rahima typed. */
export const rahima = {
  Customer_name: 'Rahima Akter',
  mobile_no: '01712345678',
  email: 'rahima@example.com',
  business_name: 'Rahima & Sons <b>',
  Country: 'BD',
};

/** Gives a lead that somebody has before them, and the ways to send a form of its page, and to look at it once more. */
export function opens(desk: () => Desk, store: ReturnType<typeof eachTestHasStore>['current']) {
  return async (changes: Partial<Lead> = {}, role: 'admin' | 'sales' | 'other' = 'sales', attachment?: Buffer) => {
    const lead = newLead({ fields: rahima, ...changes });
    await store().save(lead, { attachment });
    const member: Member = await desk().member(role === 'other' ? 'sales' : role, role);
    const page = `/leads/${lead.id}`;
    /** Leads where the browser is led. */
    const submit = async (what: string, form: Record<string, string> = {}) =>
      member.post(`${page}/${what}`, { ...(await member.formOn(page, `${page}/${what}`)), ...form });
    const refused = async (what: string, form: Record<string, string> = {}) => member.follow(await submit(what, form));
    return { member, lead, submit, refused, page: () => member.get(page) };
  };
}
