/** Files in hand at a time: more than Node has threads that compress, and few enough to be held in memory. */
const atOnce = 16;

/** Does something with each item, with several at a time; ends with the first that fails. */
export async function severalAtOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values();
  const one = async () => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, one));
}
