/** What the example of the README loads. */
export const Review = ({ title }: { readonly title: string }) => <h2>{title}</h2>;
