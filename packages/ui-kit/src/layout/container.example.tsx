import { Container } from "@sughurta/ui-kit";

export const example = (
  <Container as="main" width="text">
    A page of 68 characters.
  </Container>
);
