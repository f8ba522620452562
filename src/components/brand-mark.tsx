import { GatsbyImage, getImage } from 'gatsby-plugin-image';

interface BrandMarkProps {
  brand: Queries.BrandMarkFragment;
}

export function BrandMark({ brand }: BrandMarkProps) {
  const picture = getImage(brand.logo.childImageSharp);
  return picture ? <GatsbyImage image={picture} alt={brand.name} /> : <span>{brand.name}</span>;
}
