import { Link } from 'gatsby';
import { Picture } from '../components/picture';

interface BrandMarkProps {
  brand: Queries.BrandMarkFragment;
}

/** The mark of a product line, leading to its product. */
export function BrandMark({ brand }: BrandMarkProps) {
  return (
    <Link to={`/product/${brand.product.slug}`}>
      <Picture image={brand.logo.childImageSharp?.gatsbyImageData} alt={brand.name} />
    </Link>
  );
}
