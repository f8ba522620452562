import { graphql } from 'gatsby';
import { memo } from 'react';
import type { Option } from '../../contract/form-definition';

/**
 * The options of a select; neighbours of one group stand together under its name. The lists of a form have hundreds, so
 * they are drawn again only when they change, and not with what is said of the fields.
 */
export const Options = memo(function Options({ options }: { options: readonly Option[] }) {
  return groupsOf(options).map(({ name, members }) =>
    name ? (
      <optgroup key={name} label={name}>
        {members.map(toElement)}
      </optgroup>
    ) : (
      members.map(toElement)
    ),
  );
});

/**
 * Known by its label: when a backend has other ids than the build, the chosen option stays chosen and changes its id.
 */
function toElement({ value, label }: Option) {
  return (
    <option key={label} value={value}>
      {label}
    </option>
  );
}

interface Group {
  name: string | undefined;
  members: Option[];
}

function groupsOf(options: readonly Option[]): Group[] {
  const groups: Group[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.members.push(option);
    else groups.push({ name: option.group, members: [option] });
  }
  return groups;
}

export const fragments = graphql`
  fragment Choice on FormChoice {
    value
    label
  }
  fragment GroupedChoice on GroupedFormChoice {
    value
    label
    group
  }
`;
