import { Picture } from '../components/picture';

interface BrandMarkProps {
  brand: Queries.BrandMarkFragment;
}

export function BrandMark({ brand }: BrandMarkProps) {
  return <Picture image={brand.logo.childImageSharp?.gatsbyImageData} alt={brand.name} />;
}
