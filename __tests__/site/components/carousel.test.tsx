import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Carousel } from '../../../src/components/carousel';
import type { CarouselProps } from '../../../src/components/carousel-slider';

/** Says that the carousel has come near the viewport. */
let approach: () => void;

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: () => {}, disconnect: () => {} } as unknown as IntersectionObserver;
    approach = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], observer);
    return observer;
  });
});

test('Every slide is in the HTML, once, as a list that can be scrolled', () => {
  renderCarousel();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['One', 'Two', 'Three']);
});

test('It has a name', () => {
  renderCarousel();
  expect(screen.getByRole('region', { name: 'Brands' })).toBeVisible();
});

test('Server and browser begin with the same list, so that nothing shifts', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Carousel {...carousel()} />);
  const served = container.innerHTML;
  // React tells of any difference by an error, which would fail the test.
  render(<Carousel {...carousel()} />, { container: document.body.appendChild(container), hydrate: true });
  expect(container.innerHTML).toBe(served);
});

describe('Once it is near the viewport', () => {
  test.each([
    ['on', 'Next', 'Two'],
    ['back, round the end', 'Previous', 'Three'],
  ])('visitors turn it %s with a button', async (_name, button, slide) => {
    const { container } = await renderNear();
    await userEvent.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(container.querySelector('.slick-current')).toHaveTextContent(slide));
  });

  test('it keeps the focus of visitors who had come to the row by keyboard', async () => {
    await renderNear({}, () => userEvent.tab());
    expect(screen.getByRole('region', { name: 'Brands' })).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveFocus();
  });

  test('the row stays while the button of a mouse is down on it, or the click would be lost', async () => {
    renderCarousel();
    const region = screen.getByRole('region', { name: 'Brands' });
    const isPressed = jest.spyOn(region, 'matches').mockReturnValue(true);
    const row = screen.getByRole('list');
    act(() => approach());
    await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
    expect(isPressed).toHaveBeenCalledWith(':active');
    expect(row).toBeInTheDocument();
    isPressed.mockReturnValue(false);
    expect(await screen.findByRole('button', { name: 'Next' })).toBeVisible();
    expect(row).not.toBeInTheDocument();
  });

  test('the copies that react-slick makes for endless turning cannot be reached', async () => {
    const { container } = await renderNear();
    const hidden = [...container.querySelectorAll<HTMLElement>('.slick-slide[aria-hidden=true]')];
    expect(hidden.length).toBeGreaterThan(0);
    expect(hidden.every(({ inert }) => inert)).toBe(true);
  });

  test('one that does not move by itself has nothing to pause', async () => {
    await renderNear();
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });

  test('visitors stop one that moves by itself, and start it again', async () => {
    await renderNear({ autoplay: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('it does not move by itself for visitors who asked for less motion', async () => {
    preferReducedMotion();
    await renderNear({ autoplay: 5000 });
    expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  });
});

function carousel(props: Partial<CarouselProps> = {}): CarouselProps {
  const slides = ['One', 'Two', 'Three'].map((name) => ({ key: name, content: <span>{name}</span> }));
  return { label: 'Brands', slides, show: 2, showOnPhone: 1, speed: 10, ...props };
}

function renderCarousel(props: Partial<CarouselProps> = {}) {
  return render(<Carousel {...carousel(props)} />);
}

/** Renders a carousel and scrolls to it. */
async function renderNear(props: Partial<CarouselProps> = {}, before = async () => {}) {
  const page = renderCarousel(props);
  await before();
  act(approach);
  await within(screen.getByRole('region')).findByRole('button', { name: 'Next' });
  return page;
}

function preferReducedMotion() {
  const original = window.matchMedia;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query.includes('reduced-motion'),
  }));
}
