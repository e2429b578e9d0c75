export const meta = () => [{ title: "Hello" }, { name: "description", content: "The floor" }];

export default function Hello() {
  return <h1>Hello</h1>;
}
