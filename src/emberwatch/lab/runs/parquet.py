"""Parquet: tables of the lab, in files that other programs can read, too (pandas, Polars, DuckDB)."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from emberwatch.lab.runs.keeping import Unusable, write_whole
from emberwatch.lab.simulate import Plain, import_extra

EXTRA = "lab"


def schema_of(columns: Mapping[str, str]) -> Any:  # noqa: ANN401
    """The schema, which is the same for every file of a table, whatever is in it."""
    pa = import_extra("pyarrow", EXTRA)
    kinds = {
        "int": pa.int64(),
        "seat": pa.int64(),
        "seed": pa.uint64(),
        "text": pa.string(),
        "bytes": pa.binary(),
        "ints": pa.list_(pa.int64()),
        "reals": pa.list_(pa.float64()),
        "texts": pa.list_(pa.string()),
        "ints-a-seat": pa.list_(pa.list_(pa.int64())),
        "texts-a-seat": pa.list_(pa.list_(pa.string())),
        "ints-a-game": pa.list_(pa.int64()),
        "texts-a-game": pa.list_(pa.string()),
    }
    return pa.schema([(name, kinds[kind]) for name, kind in columns.items()])


def write(path: Path, columns: Mapping[str, str], rows: Sequence[Plain]) -> None:
    """Write the whole file, or nothing."""
    table = import_extra("pyarrow", EXTRA).Table.from_pylist(list(rows), schema=schema_of(columns))
    content = io.BytesIO()
    import_extra("pyarrow.parquet", EXTRA).write_table(table, content, compression="zstd")
    write_whole(path, content.getvalue())


def count(path: Path) -> int:
    """How many rows a file has; Unusable if it is broken or not a Parquet file."""
    return int(open_file(path).metadata.num_rows)


def read(path: Path) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = open_file(path).read().to_pylist()
    return rows


def open_file(path: Path) -> Any:  # noqa: ANN401
    pa = import_extra("pyarrow", EXTRA)
    try:
        return import_extra("pyarrow.parquet", EXTRA).ParquetFile(io.BytesIO(path.read_bytes()))
    except FileNotFoundError as problem:
        raise Unusable("lab-part-missing", path=str(path)) from problem
    except (OSError, pa.ArrowException) as problem:
        raise Unusable("lab-part-broken", path=str(path), reason=str(problem).splitlines()[0]) from problem
