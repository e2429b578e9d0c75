import { PATTERNS } from "./patterns.ts";

/** Every pattern with its rules and links to the stories that show it. */
export function PatternList() {
  return PATTERNS.map(({ name, problem, rules, stories }) => (
    <section key={name}>
      <h2>{name}</h2>
      <p>{problem}</p>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p>
        Seen in{" "}
        {stories.map((story, place) => (
          <span key={story}>
            {place > 0 ? ", " : ""}
            <a href={`?path=/story/${story}`} target="_top">
              {story.replaceAll("--", ": ").replaceAll("-", " ")}
            </a>
          </span>
        ))}
        .
      </p>
    </section>
  ));
}
