import { weights } from "virtual:component-bytes";

const inThousands = (bytes: number) => (bytes === 0 ? "–" : (bytes / 1000).toFixed(1));

/** Weights of the components of one package, the heaviest first. */
export function BytesTable({ of }: { readonly of: "kit" | "forms" }) {
  const rows = [...weights[of]].sort((one, other) => other.first - one.first);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">At once, kB</th>
          <th scope="col">Later, kB</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, first, later }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{inThousands(first)}</td>
            <td>{inThousands(later)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Weights of the kit's stylesheets and their sum. */
export function StylesTable() {
  const total = weights.styles.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Stylesheet</th>
          <th scope="col">kB</th>
        </tr>
      </thead>
      <tbody>
        {[...weights.styles, { name: "Both", bytes: total }].map(({ name, bytes }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{inThousands(bytes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
