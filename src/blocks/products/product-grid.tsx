import { ProductCard } from './product-card';
import * as styles from './product-grid.module.css';

type Card = Queries.ProductCardFragment & { readonly slug: string };

/** Products side by side, as many as fit. */
export function ProductGrid({ products }: { products: readonly Card[] }) {
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <ProductCard key={product.slug} product={product} />
      ))}
    </ul>
  );
}
