/** A field of the form, as Decap CMS reads it. */
export interface Field {
  name: string;
  label: string;
  widget: string;
  hint?: string;
  required: boolean;
  /** What a new entry begins with. */
  default?: string | number | boolean | readonly [];
  /** Of a number. */
  value_type?: 'int';
  /** Of a list. */
  min?: number;
  max?: number;
  /** What a text must match, and what is said of one that does not. */
  pattern?: readonly [string, string];
  options?: readonly { label: string; value: string }[];
  /** Of a list: what each entry holds, or what each is. */
  fields?: readonly Field[];
  field?: Field;
  label_singular?: string;
  summary?: string;
  collapsed?: boolean;
  /** Of a choice among other content. */
  collection?: string;
  file?: string;
  value_field?: string;
  display_fields?: readonly string[];
  search_fields?: readonly string[];
  options_length?: number;
  multiple?: boolean;
  /** Of a picture. */
  media_folder?: string;
  public_folder?: string;
  choose_url?: boolean;
}

/** A file that holds one thing. */
export interface FileOfGroup {
  name: string;
  label: string;
  file: string;
  fields: readonly Field[];
  preview_path?: string;
}

/** An entry of the menu at the left. */
export interface Section {
  name: string;
  label: string;
  label_singular?: string;
  /** How its files are read and written (`editor/page/formats.ts`). */
  format: string;
  extension: 'json';
  editor: { preview: false };
  files?: readonly FileOfGroup[];
  folder?: string;
  create?: boolean;
  delete?: boolean;
  identifier_field?: string;
  slug?: string;
  sortable_fields?: readonly string[];
  fields?: readonly Field[];
  preview_path?: string;
}

/** Where what is saved goes. */
export interface Backend {
  name: 'proxy' | 'github' | 'gitlab' | 'gitea';
  branch: string;
  proxy_url?: string;
  repo?: string;
  base_url?: string;
  api_root?: string;
  auth_type?: 'pkce';
  app_id?: string;
}

/** All that Decap CMS is told. */
export interface EditorConfig {
  load_config_file: false;
  backend: Backend;
  publish_mode?: 'editorial_workflow';
  site_url: string;
  media_folder: string;
  public_folder: string;
  locale: 'en';
  slug: { encoding: 'unicode'; clean_accents: true };
  collections: readonly Section[];
}
