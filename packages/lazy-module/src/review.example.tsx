/** The module loaded by the README's example. */
export const Review = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
