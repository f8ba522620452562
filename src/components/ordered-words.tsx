/** What somebody has ordered, in the words of every confirmation (decision 0060). */
export function OrderedWords({ summary }: { summary: string }) {
  return (
    <>
      You have ordered <strong className="whole">{summary}</strong>.
    </>
  );
}
