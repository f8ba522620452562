/** A window in which every media query holds, as a wide one does for what is laid out in columns. */
export function besidePanel(): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) => ({ matches: true, media, addEventListener: () => {}, removeEventListener: () => {} }) as never,
    );
}
