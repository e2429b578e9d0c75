import {
  API_VERSION,
  API_VERSION_HEADER,
  type ContractShape,
  type ExtensionKeys,
  FAILURE_EXTENSION,
  failure,
  isBinary,
  noContent,
  type Schema,
  toWireKey,
} from "@sughurta/contracts/core";
import { toJSONSchema } from "zod/v4/core";

type Json = Record<string, unknown>;

const TOKENS: Readonly<Record<string, readonly Record<string, readonly string[]>[]>> = {
  site: [{ siteToken: [] }],
  visitor: [{ accessToken: [] }],
  service: [{ accessToken: [] }],
  none: [],
};

const REASONS: Readonly<Record<number, string>> = {
  200: "Done",
  201: "Made",
  204: "Nothing there",
  400: "Cannot be read",
  401: "Token or signature missing or wrong",
  404: "Not there, or somebody else's",
  409: "The state does not allow it",
  410: "No longer valid",
  412: "Another version of the protocol is spoken",
  413: "The body is too long",
  415: "The body is of another media type",
  422: "Refused, with codes by field",
  429: "Too many tries",
  503: "Away for a moment",
};

const EXTENSION_TEXT = "Not in the specification: an extension of this service.";
const EXTENSION = { "x-extension": true, description: EXTENSION_TEXT } as const;

/** Marks the properties of these names in a JSON schema, at any depth. */
function markExtensions(value: unknown, keys: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((item) => markExtensions(item, keys));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => {
      if (name !== "properties") return [name, markExtensions(item, keys)];
      const properties = Object.entries(item as Record<string, Json>).map(([key, schema]) => [
        key,
        keys.has(key) ? { ...schema, ...EXTENSION } : markExtensions(schema, keys),
      ]);
      return [name, Object.fromEntries(properties)];
    }),
  );
}

/** Renames the properties of a JSON schema to their wire names, at any depth. */
function renameProperties(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(renameProperties);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (key === "required" && Array.isArray(item))
        return [key, item.map((name) => toWireKey(String(name)))];
      if (key !== "properties" || typeof item !== "object" || item === null)
        return [key, renameProperties(item)];
      const renamed = Object.entries(item).map(([name, inner]) => [
        toWireKey(name),
        renameProperties(inner),
      ]);
      return [key, Object.fromEntries(renamed)];
    }),
  );
}

/** Keys of an endpoint that are extensions; none if the endpoint itself is one. */
const getExtensions = ({ extension }: ContractShape): ExtensionKeys =>
  extension === undefined || extension === true ? {} : extension;

function getSchema(schema: Schema, extensions: readonly string[] = [], onWire = true): Json {
  const { $schema: _, ...json } = toJSONSchema(schema, {
    io: "input",
    unrepresentable: "any",
  }) as Json;
  const marked = markExtensions(json, new Set(extensions));
  return (onWire ? renameProperties(marked) : marked) as Json;
}

function toParameters(contract: ContractShape): Json[] {
  const inPath = [...contract.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const extended = getExtensions(contract).request;
  const query = contract.query ? getSchema(contract.query, extended, false) : {};
  const required = new Set(Array.isArray(query.required) ? query.required : []);
  const inQuery = Object.entries((query.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.has(name),
    ...(extended?.includes(name) ? EXTENSION : {}),
    schema,
  }));
  const key = contract.idempotent
    ? [
        {
          name: "Idempotency-Key",
          in: "header",
          description: "The same key and body get the first response again",
          schema: { type: "string" },
        },
      ]
    : [];
  const inHeaders = (contract.headers?.request ?? []).map((name) => ({
    name,
    in: "header",
    required: true,
    schema: { type: "string" },
  }));
  return [...inPath, ...inQuery, ...inHeaders, ...key];
}

function toRequestBody(contract: ContractShape): Json | undefined {
  const fields = contract.body
    ? getSchema(contract.body, getExtensions(contract).request)
    : { type: "object" };
  if (contract.files) {
    const part = { type: "array", items: { type: "string", format: "binary" } };
    const parts = Object.fromEntries(contract.files.parts.map((name) => [name, part]));
    const properties = { ...((fields.properties ?? {}) as Json), ...parts };
    return {
      required: true,
      content: { "multipart/form-data": { schema: { ...fields, properties } } },
    };
  }
  if (contract.bytes) {
    const schema = { type: "string", format: "binary", maxLength: contract.bytes.maxBytes };
    return { required: true, content: { [contract.bytes.mediaType]: { schema } } };
  }
  return contract.body && { required: true, content: { "application/json": { schema: fields } } };
}

/** Error responses before an endpoint is run: a missing token, an unreadable body. */
function getRefusals({ auth, body, files, bytes }: ContractShape): Json {
  const statuses = [
    ...(auth === "none" ? [] : [401]),
    ...(body || files || bytes ? [400, 413, 415] : []),
  ];
  return Object.fromEntries(
    statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]),
  );
}

function refusalsOfAll(): Json {
  const content = { "application/json": { schema: getSchema(failure, FAILURE_EXTENSION) } };
  return Object.fromEntries(
    [400, 401, 413, 415].map((status) => [status, { description: REASONS[status], content }]),
  );
}

function getHeaders(names: readonly string[] = []): Json {
  const schema = { type: "string" };
  const own = names.map((name) => [name, { schema }]);
  const version = { description: "Version of the API", schema, example: API_VERSION };
  return { headers: { ...Object.fromEntries(own), [API_VERSION_HEADER]: version } };
}

function toResponses(contract: ContractShape): Json {
  const own = Object.fromEntries(
    Object.entries(contract.responses).map(([status, response]) => {
      const extensions =
        Number(status) < 400 ? getExtensions(contract).response : FAILURE_EXTENSION;
      const described = {
        description: REASONS[Number(status)] ?? "Response",
        ...getHeaders(Number(status) < 400 ? contract.headers?.response : []),
      };
      if (response === noContent) return [status, described];
      const content = isBinary(response)
        ? { [response.binary]: { schema: { type: "string", format: "binary" } } }
        : { "application/json": { schema: getSchema(response, extensions) } };
      return [status, { ...described, content }];
    }),
  );
  return { ...getRefusals(contract), ...own };
}

/** Describes every contract as OpenAPI 3.1, in its wire form. */
export function openApiDocument(contracts: readonly ContractShape[], title: string): Json {
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const requestBody = toRequestBody(contract);
    paths[contract.path] = {
      ...paths[contract.path],
      [contract.method.toLowerCase()]: {
        operationId: contract.name,
        summary: contract.summary,
        ...(contract.extension === true
          ? { ...EXTENSION, description: `${contract.source}. ${EXTENSION_TEXT}` }
          : { description: contract.source }),
        security: TOKENS[contract.auth],
        parameters: toParameters(contract),
        ...(requestBody ? { requestBody } : {}),
        responses: toResponses(contract),
      },
    };
  }
  return {
    openapi: "3.1.0",
    info: { title, version: API_VERSION },
    paths,
    components: {
      responses: refusalsOfAll(),
      securitySchemes: {
        siteToken: { type: "http", scheme: "bearer", description: "Token of GET /api/login" },
        accessToken: {
          type: "http",
          scheme: "bearer",
          description: "Access token of a person or a guest",
        },
      },
    },
  };
}
