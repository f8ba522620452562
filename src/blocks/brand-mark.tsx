import { Link } from '../components/link';
import { Picture } from '../components/picture';
import { productPath } from '../contract/paths';

interface BrandMarkProps {
  brand: Queries.BrandMarkFragment;
}

/** The mark of a product line, leading to its product. */
export function BrandMark({ brand }: BrandMarkProps) {
  return (
    <Link to={productPath(brand.product.slug)}>
      <Picture image={brand.logo.childImageSharp?.gatsbyImageData} alt={brand.name} />
    </Link>
  );
}
