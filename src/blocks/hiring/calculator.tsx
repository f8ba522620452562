import { graphql } from 'gatsby';
import { useEffect, useId, useRef, useState } from 'react';
import * as styles from './calculator.module.css';

interface CalculatorProps {
  words: Queries.CalculatorWordsFragment;
  /** As many people as are asked for below; another object where the slider is to go back to that. */
  asked: { readonly people: number | undefined };
  /** Called with another number of people, once the slider stands still. */
  onChoose: (people: number) => void;
}

/** In milliseconds: so long it has stood still, and nobody holds it, when it is chosen. */
const pause = 150;

/** Two threads of the same work, one cut to what remains of the cost. Arithmetic on two stated claims, and says so. */
export function Calculator({ words, asked, onChoose }: CalculatorProps) {
  const { price, savings, period } = words;
  const [people, setPeople] = useState(words.initial);
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  const wasAsked = useRef(false);
  const [isHeld, setHeld] = useState(false);
  const before = useRef(people);
  const { inHouse, withUs, saving } = costs(people, price, savings);
  const remaining = 100 - savings;
  // It may have been moved before the script came, or a browser has put it where it was.
  useEffect(() => setPeople(Number(slider.current?.value)), []);
  // What the form asks for counts, whoever wrote it; where it asks for nobody any more, the example is shown again.
  useEffect(() => {
    if (asked.people !== undefined || wasAsked.current) setPeople(asked.people ?? words.initial);
    wasAsked.current = asked.people !== undefined;
  }, [asked, words]);
  // Whatever has moved it, but not at each step on the way.
  useEffect(() => {
    if (isHeld || people === (asked.people ?? words.initial)) return;
    const timeout = setTimeout(() => onChoose(people), pause);
    return () => clearTimeout(timeout);
  }, [isHeld, people, asked, onChoose, words]);
  useEffect(() => {
    if (!isHeld) return;
    const release = () => setHeld(false);
    const ends = ['pointerup', 'pointercancel'];
    for (const end of ends) window.addEventListener(end, release);
    return () => {
      for (const end of ends) window.removeEventListener(end, release);
    };
  }, [isHeld]);
  return (
    <div className={styles.calculator}>
      <p className={styles.people}>
        <label htmlFor={id}>{words.label}</label>
        <output htmlFor={id}>{people}</output>
      </p>
      <input
        ref={slider}
        id={id}
        type="range"
        min={1}
        max={words.most}
        value={people}
        onChange={(event) => setPeople(Number(event.target.value))}
        onPointerDown={() => {
          before.current = people;
          setHeld(true);
        }}
        // A thumb that went on to scroll the page chose nothing.
        onPointerCancel={() => setPeople(before.current)}
        className={styles.slider}
        data-needs-script
      />
      <p className={styles.hint} data-needs-script>
        {asked.people === undefined ? words.example : words.asked}
      </p>
      <dl className={styles.costs}>
        <dt>{words.inHouse}</dt>
        <dd>
          {dollars(inHouse)} <span>{period}</span>
        </dd>
        <Thread length={100} />
        <dt>{words.withUs}</dt>
        <dd>
          {dollars(withUs)} <span>{period}</span>
        </dd>
        <Thread length={remaining} />
        <dt>{words.saving}</dt>
        <dd className={styles.saving}>
          {dollars(saving)} <span>{period}</span>
        </dd>
      </dl>
      <p className={styles.note}>
        {words.note} If {dollars(price)} is the remaining {remaining}% of a cost, that cost is{' '}
        {dollars(costs(1, price, savings).inHouse)}.
      </p>
    </div>
  );
}

/** What people cost with us, and in house if our price is what remains after the savings (R-CONST-11, 12). */
function costs(people: number, price: number, savings: number) {
  const withUs = people * price;
  const inHouse = withUs / (1 - savings / 100);
  return { withUs, inHouse, saving: inHouse - withUs };
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

function dollars(amount: number): string {
  return format.format(amount);
}

/** A running stitch over the given percentage of the width; the hole marks where it ends. */
function Thread({ length }: { length: number }) {
  return (
    <dd className={styles.thread} aria-hidden="true">
      <svg width="100%" height="12" focusable="false" aria-hidden="true">
        <line x1="4" y1="6" x2="99%" y2="6" />
        <line x1="4" y1="6" x2={`${length - 1}%`} y2="6" className={styles.sewn} />
      </svg>
    </dd>
  );
}

export const fragments = graphql`
  fragment CalculatorWords on HiringPageCalculator {
    price
    savings
    most
    initial
    label
    example
    asked
    inHouse
    withUs
    saving
    period
    note
  }
`;
