/** A reader of the text format that is not ours, and has no types of its own. */
declare module 'parse-prometheus-text-format' {
  export interface Family {
    name: string;
    help: string;
    type: string;
    metrics: {
      value?: string;
      labels?: Record<string, string>;
      buckets?: Record<string, string>;
      count?: string;
      sum?: string;
    }[];
  }
  export default function parsePrometheusTextFormat(text: string): Family[];
}
