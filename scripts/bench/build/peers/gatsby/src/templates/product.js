import { graphql } from 'gatsby';

export default function Product({ data: { product } }) {
  return (
    <main>
      <h1>{product.title}</h1>
      {product.description.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {product.features.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </main>
  );
}

export function Head({ data: { product } }) {
  return <title>{product.title}</title>;
}

export const query = graphql`
  query ($id: String!) {
    product(id: { eq: $id }) {
      title
      description
      features
    }
  }
`;
